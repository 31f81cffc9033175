/** Carriers that exist only in the demo. Their ids continue the demo's range holders and belong to nobody. */
import type { Carrier } from '../number-data.ts';

/** Ids by the names that the demo data uses. */
export const demoIds = {
  otherMobile: '9990001',
  thirdMobile: '9990002',
  otherFixed: '9990003',
  otherWireless: '9990011',
  autreMobile: '9990021',
  annanMobil: '9990031',
} as const;

export const demoCarriers: ReadonlyMap<string, Carrier> = new Map([
  [demoIds.otherMobile, { cic: demoIds.otherMobile, name: 'Other Mobile', mcc: '234', mnc: '98' }],
  [demoIds.thirdMobile, { cic: demoIds.thirdMobile, name: 'Third Mobile', mcc: '234', mnc: '97' }],
  [demoIds.otherFixed, { cic: demoIds.otherFixed, name: 'Other Fixed', mcc: '', mnc: '' }],
  [demoIds.otherWireless, { cic: demoIds.otherWireless, name: 'Other Wireless', mcc: '310', mnc: '998' }],
  [demoIds.autreMobile, { cic: demoIds.autreMobile, name: 'Autre Mobile', mcc: '208', mnc: '98' }],
  [demoIds.annanMobil, { cic: demoIds.annanMobil, name: 'Annan Mobil', mcc: '240', mnc: '98' }],
]);
