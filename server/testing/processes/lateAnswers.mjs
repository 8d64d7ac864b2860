import { ServerResponse } from 'node:http';

/** Loaded before the product: delays every answer by up to `LATE_ANSWERS_MS`, like a bad connection, but not files. */
const most = Number(process.env.LATE_ANSWERS_MS);
const { end } = ServerResponse.prototype;

ServerResponse.prototype.end = function late(...args) {
  if (/^\/(member-ui|office-ui)\//.test(this.req.url)) return end.apply(this, args);
  setTimeout(() => end.apply(this, args), Math.random() * most);
  return this;
};
