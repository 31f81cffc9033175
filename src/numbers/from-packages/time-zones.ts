/** Names in the data, and in JavaScript, that IANA has replaced (file `backward` of tzdata), with the current ones. */
const currentNames: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Choibalsan': 'Asia/Ulaanbaatar',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Converts names joined by `&`, as in the data, to current names joined by `;`, each once. */
export function currentTimeZones(zones: string): string {
  return [...new Set(zones.split('&').map(currentName))].join(';');
}

/**
 * Returns the time zones of a prefix, joined by `;`, without those of other countries: the data names all zones of a calling code that countries share. Falls
 * back to all zones of the country if none remains. Leaves global codes and countries with unknown zones unchanged.
 */
export function timeZonesWithin(region: string, zones: string): string {
  const own = timeZonesOf(region);
  if (own.size === 0) return zones;
  const left = zones.split(';').filter((zone) => own.has(zone));
  return (left.length > 0 ? left : [...own]).join(';');
}

const ownZones = new Map<string, ReadonlySet<string>>();

/** Returns the time zones of a region by their current names, in order; none for a region that CLDR does not list. */
function timeZonesOf(region: string): ReadonlySet<string> {
  const known = ownZones.get(region);
  if (known) return known;
  // A parsing edge: the function exists, but not in the types.
  const locale = new Intl.Locale(`und-${region === '001' ? 'ZZ' : region}`) as Intl.Locale & { getTimeZones(): string[] | undefined };
  const zones = locale.getTimeZones() ?? [];
  const current = new Set(zones.map(currentName).toSorted());
  ownZones.set(region, current);
  return current;
}

function currentName(zone: string): string {
  return currentNames[zone] ?? zone;
}
