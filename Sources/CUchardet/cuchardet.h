#pragma once
#include <dlfcn.h>
#include <stddef.h>

// uchardet is opened where a file is met that needs it: hardly any run does, and a run that does not is not slowed down
// by loading it and the C++ library behind it. Its interface of five functions has not changed since 2011.

typedef struct cuchardet {
  void *library;
  void *(*create)(void);
  int (*feed)(void *, const char *, size_t);
  void (*end)(void *);
  const char *(*charset)(void *);
  void (*destroy)(void *);
} cuchardet;

/// 1 where the library is there with all that is needed.
static inline int cuchardet_open(cuchardet *functions) {
  void *library = dlopen("libuchardet.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("libuchardet.0.dylib", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  functions->library = library;
  *(void **)&functions->create = dlsym(library, "uchardet_new");
  *(void **)&functions->feed = dlsym(library, "uchardet_handle_data");
  *(void **)&functions->end = dlsym(library, "uchardet_data_end");
  *(void **)&functions->charset = dlsym(library, "uchardet_get_charset");
  *(void **)&functions->destroy = dlsym(library, "uchardet_delete");
  return functions->create && functions->feed && functions->end && functions->charset && functions->destroy;
}
