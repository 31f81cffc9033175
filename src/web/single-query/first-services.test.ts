import { describe, expect, it } from 'vitest';
import { batchServiceCodes, isDataService, serviceCodes } from '../../shared/services/services.ts';
import { firstAmong } from './first-services.ts';

const status = (answeredBy: 'upstream' | 'simulation' | 'nobody') =>
  serviceCodes.map((service) => ({ service, answeredBy: isDataService(service) ? ('data' as const) : answeredBy }));
const all = { services: batchServiceCodes, dailyQuota: null };

describe('services of a first visit', () => {
  it('are all that the organisation may use', () => {
    expect(firstAmong(all, status('simulation'))).toEqual(serviceCodes);
    expect(firstAmong({ ...all, services: ['gnr', 'ports'] }, status('simulation'))).toEqual(['gnr', 'ports&days']);
  });

  it('are those answered from data if a quota or an upstream makes an answer cost', () => {
    const fromData = serviceCodes.filter(isDataService);
    expect(firstAmong({ ...all, dailyQuota: 5 }, status('simulation'))).toEqual(fromData);
    expect(firstAmong(all, status('upstream'))).toEqual(fromData);
  });

  it('are all that is allowed if none of it is answered from data', () => {
    expect(firstAmong({ services: ['liveStatus'], dailyQuota: 5 }, status('simulation'))).toEqual(['liveStatus']);
  });

  it('leave out what nobody answers here', () => {
    expect(firstAmong(all, status('nobody'))).toEqual(serviceCodes.filter(isDataService));
  });
});
