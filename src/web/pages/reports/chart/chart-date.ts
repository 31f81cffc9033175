const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** "May 31st": the date format of the chart (specification, section 9: "MMMM Do"). */
export function chartDate(day: string): string {
  const date = new Date(day);
  const number = date.getUTCDate();
  return `${monthNames.format(date)} ${number}${ordinalEnd(number)}`;
}

function ordinalEnd(number: number): string {
  if (number > 10 && number < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th';
}
