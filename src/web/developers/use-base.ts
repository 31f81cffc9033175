import { useConfig } from '../api/public-config.ts';

/** Where programs reach the portal. */
export function useBase(): string {
  return new URL(useConfig().apiBaseUrl, location.origin).href;
}
