import { describe, expect, it } from 'vitest';
import { day } from '../shared/day.ts';
import {
  alsoNumbered,
  contradictsBirth,
  lacksNumber,
  socialInsuranceNumberLooksWrong,
  socialInsuranceNumberProblem,
  takesNumberAway,
} from './socialInsuranceNumber.ts';

describe('the social insurance number', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['1237 010180', 'only_numbers_allowed'],
    ['12A7010180', 'only_numbers_allowed'],
    ['١٢٣٤', 'only_numbers_allowed'],
    ['1', undefined],
    ['1234567890', undefined],
  ])('%j: %s', (text, problem) => {
    expect(socialInsuranceNumberProblem(text)).toBe(problem);
  });

  it.each([
    ['1237010180', false],
    ['7828280155', false],
    ['1234567890', true],
    ['1238010180', true],
    ['123701018', true],
    ['12370101801', true],
    ['0000000000', true],
    ['0360000000', true],
  ])('%s looks wrong: %s', (text, looksWrong) => {
    expect(socialInsuranceNumberLooksWrong(text)).toBe(looksWrong);
  });

  it('says nothing about check digits while the rule itself is broken', () => {
    expect(socialInsuranceNumberLooksWrong('')).toBe(false);
    expect(socialInsuranceNumberLooksWrong('abc')).toBe(false);
  });

  it.each([
    ['1237010180', '1980-01-01', false],
    ['1237010180', '1980-01-02', true],
    ['1237010180', '1980-02-01', true],
    ['1237010180', '1981-01-01', true],
    ['1237290224', '2024-02-29', false],
    // of a day whose numbers were used up
    ['1237011380', '1980-01-01', false],
    ['1237011480', '1980-01-02', false],
    // nothing to compare
    ['123701018', '1980-01-02', false],
    ['12A7010180', '1980-01-02', false],
    ['', '1980-01-02', false],
  ])('%s contradicts a birth on %s: %s', (text, birth, contradicts) => {
    expect(contradictsBirth(text, day(birth))).toBe(contradicts);
  });

  it('is compared with no birth day that is not known', () => {
    expect(contradictsBirth('1237010180', undefined)).toBe(false);
  });

  it.each([
    [{ social_insurance_number: '1237010180' }, false, false],
    [{ social_insurance_number: '1237010180', social_insurance_number_pending: true }, false, false],
    [{ social_insurance_number: '', social_insurance_number_pending: true }, false, false],
    [{ social_insurance_number_pending: true }, false, false],
    [{ social_insurance_number: '' }, true, true],
    [{ social_insurance_number: null, social_insurance_number_pending: false }, true, true],
    [{ social_insurance_number_pending: false }, true, false],
    [{}, true, false],
  ])('%j lacks the number: entered %s, changed %s', (sent, isEnteredWithout, isTakenAway) => {
    expect(lacksNumber(sent)).toBe(isEnteredWithout);
    expect(takesNumberAway(sent)).toBe(isTakenAway);
  });

  it('is found with another person of the household', () => {
    const others = [{ social_insurance_number: null }, { social_insurance_number: '1237010180' }];

    expect(alsoNumbered('1237010180', others)).toBe(others[1]);
    expect(alsoNumbered('7828280155', others)).toBeUndefined();
    expect(alsoNumbered('', [{ social_insurance_number: '' }])).toBeUndefined();
  });
});
