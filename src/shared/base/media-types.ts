/** Media types that more than one part names (IANA, "Media Types"). */
export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
