import { useConfig } from '../api/public-config.ts';

/** The base address of the API for programs. */
export function useBase(): string {
  return new URL(useConfig().apiBaseUrl, location.origin).href;
}
