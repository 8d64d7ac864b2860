import type { PublicRefusalKey } from './refusalKeys.ts';

export const refusalsEn: Record<PublicRefusalKey, string> = {
  unreadable_request: 'We could not read what was sent. Please reload the page and try again.',
  unauthenticated: 'Your session has ended. Please log in again.',
  forbidden: 'Access forbidden',
  not_found: 'We could not find this page or entry. Please go back and try again.',
  validation_failed: 'Some details are missing or wrong. Please check the marked fields.',
  request_too_large: 'Too much was sent at once. Please shorten your text and try again.',
  unsupported_content_type: 'We could not read what was sent. Please reload the page and try again.',
  too_many_requests: 'That was too many attempts. Please try again later.',
  service_unavailable: 'The service cannot be reached at the moment. Please try again shortly.',
  something_went_wrong: 'Something went wrong on our side. Please try again, or call us.',

  wrong_credentials: 'Username or password incorrect',
  wrong_email_format: 'This is not a valid e-mail address. Please check how it is spelled.',
  email_already_exists: 'This Email is already in use by another User!',
  email_already_exists_but_inactive:
    'This e-mail address belongs to a membership or application that has ended. Please call us.',
  email_domain_not_allowed: 'We cannot send mail to this provider. Please use another e-mail address.',
  email_not_confirmed: 'Your e-mail address is not confirmed yet. Please open the link in our mail.',
  link_not_valid: 'This link has expired or was already used.',
  account_code_not_valid:
    'Code and date of birth do not match, or the code is over. Please check both. Otherwise call us.',
  log_out_first: 'You are logged in already. Please log out first.',
  foreign_origin: 'This request came from another website. Please use the portal directly.',

  no_membership_number_left: 'There is no free membership number left. Please call us.',
};
