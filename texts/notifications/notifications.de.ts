export const notificationsDe = {};
