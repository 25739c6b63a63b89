#pragma once
// Calls of the C library that Swift's Glibc module does not show: they are declared for _GNU_SOURCE only.
int renameat2(int old_folder, const char *old_path, int new_folder, const char *new_path, unsigned int flags);
int syncfs(int descriptor);
