/** Media types used in several places (IANA, "Media Types"). */
export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
