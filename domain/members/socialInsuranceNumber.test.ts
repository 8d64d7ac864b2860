import { describe, expect, it } from 'vitest';
import { socialInsuranceNumberLooksWrong, socialInsuranceNumberProblem } from './socialInsuranceNumber.ts';

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
  ])('%s looks wrong: %s', (text, looksWrong) => {
    expect(socialInsuranceNumberLooksWrong(text)).toBe(looksWrong);
  });

  it('says nothing about check digits while the rule itself is broken', () => {
    expect(socialInsuranceNumberLooksWrong('')).toBe(false);
    expect(socialInsuranceNumberLooksWrong('abc')).toBe(false);
  });
});
