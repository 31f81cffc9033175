/** Hands a file to the browser to save. */
export function saveFile({ name, blob }: { readonly name: string; readonly blob: Blob }): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // Browsers read the address some time after the click; revoking it at once cancels the download in some.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** A text as the bytes of a file of that media type. */
export function textBlob(text: string, type: string): Blob {
  return new Blob([text], { type: `${type};charset=utf-8` });
}
