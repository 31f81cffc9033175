/*
 * The look-up in blocks of src/numbers/ranges/range-blocks.ts in C, on the same arrays: what the machine allows.
 * Usage: look-up <file> <rounds>; the file holds four counts (int32) and the arrays. Prints nanoseconds a number, one line a round,
 * and last a sum of the ids, which must be that of the other side.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { BLOCK = 256, ROOT_DIGITS = 5, MAX_DIGITS = 15 };

static const int32_t *trie, *outer, *starts, *ends;
static const uint32_t *facts;
static const uint8_t *bytes;
static int32_t *out;

static int32_t head_of(int32_t start, int32_t end) {
  int32_t length = end - start, head = 0, wrong = 0;
  if (length < 1 || length > MAX_DIGITS) return -1;
  int32_t head_end = start + (length < ROOT_DIGITS ? length : ROOT_DIGITS);
  for (int32_t index = start; index < head_end; index += 1) {
    int32_t digit = bytes[index] - 48;
    wrong |= digit | (9 - digit);
    head = head * 10 + digit;
  }
  for (int32_t index = head_end; index < end; index += 1) {
    int32_t digit = bytes[index] - 48;
    wrong |= digit | (9 - digit);
  }
  for (int32_t missing = length; missing < ROOT_DIGITS; missing += 1) head *= 10;
  return wrong < 0 ? -1 : head;
}

static void look_up_block(int32_t from, int32_t to) {
  uint16_t open[BLOCK];
  int32_t at[BLOCK];
  uint32_t found[BLOCK];
  int32_t left = 0, size = to - from;
  for (int32_t k = 0; k < size; k += 1) at[k] = head_of(starts[from + k], ends[from + k]);
  for (int32_t k = 0; k < size; k += 1) {
    int32_t entry = at[k] < 0 ? 0 : trie[at[k]];
    out[from + k] = entry;
    open[left] = k;
    left += (uint32_t)entry >> 31;
  }
  for (int32_t depth = ROOT_DIGITS; left > 0; depth += 1) {
    int32_t kept = 0;
    for (int32_t k = 0; k < left; k += 1) {
      int32_t i = from + open[k], index = starts[i] + depth;
      at[k] = ~out[i] + (index < ends[i] ? bytes[index] - 48 : 0);
    }
    for (int32_t k = 0; k < left; k += 1) {
      int32_t entry = trie[at[k]];
      out[from + open[k]] = entry;
      open[kept] = open[k];
      kept += (uint32_t)entry >> 31;
    }
    left = kept;
  }
  for (int32_t k = 0; k < size; k += 1) found[k] = out[from + k] > 0 ? facts[out[from + k] - 1] : 0;
  for (int32_t k = 0; k < size; k += 1) {
    int32_t i = from + k, id = out[i] - 1;
    uint32_t length = ends[i] - starts[i], fact = found[k];
    while (id >= 0 && (length < ((fact >> 4) & 15) || length > (fact & 15))) {
      id = outer[id];
      fact = id < 0 ? 0 : facts[id];
    }
    out[i] = id;
  }
}

static const void *read_array(FILE *file, size_t size) {
  void *array = malloc(size);
  if (!array || fread(array, 1, size, file) != size) exit(2);
  return array;
}

int main(int count, char **arguments) {
  FILE *file = count == 3 ? fopen(arguments[1], "rb") : NULL;
  if (!file) return 1;
  const int32_t *counts = read_array(file, 4 * sizeof(int32_t));
  int32_t trie_length = counts[0], ranges = counts[1], numbers = counts[2], length = counts[3];
  trie = read_array(file, (size_t)trie_length * 4);
  facts = read_array(file, (size_t)ranges * 4);
  outer = read_array(file, (size_t)ranges * 4);
  starts = read_array(file, (size_t)numbers * 4);
  ends = read_array(file, (size_t)numbers * 4);
  bytes = read_array(file, length);
  out = malloc((size_t)numbers * 4);
  for (int round = 0; round < atoi(arguments[2]); round += 1) {
    struct timespec before, after;
    clock_gettime(CLOCK_MONOTONIC, &before);
    for (int32_t from = 0; from < numbers; from += BLOCK) look_up_block(from, from + BLOCK < numbers ? from + BLOCK : numbers);
    clock_gettime(CLOCK_MONOTONIC, &after);
    printf("%f\n", ((after.tv_sec - before.tv_sec) * 1e9 + (after.tv_nsec - before.tv_nsec)) / numbers);
  }
  int64_t sum = 0;
  for (int32_t i = 0; i < numbers; i += 1) sum += out[i];
  printf("%lld\n", (long long)sum);
}
