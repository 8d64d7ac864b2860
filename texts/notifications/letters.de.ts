export const notificationLettersDe = {};
