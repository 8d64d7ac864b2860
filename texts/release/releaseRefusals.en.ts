/** Refusals about silent households. */
export const releaseRefusalsEn = {
  release_not_found: 'There is no such release. Please load the page again.',
  release_for_nobody: 'No silent household fits this choice now.',
  release_not_waiting: 'This release does not wait any more. You see its present state now.',
  release_not_ready: 'This is possible after the release, and only once.',
  release_by_another: 'You have asked for this release yourself. Please let another of the board agree.',
  household_silent: 'This household is not released yet. Until then nothing leaves for it.',
};
