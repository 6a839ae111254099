/**
 * Hashes passwords at a thirtieth of the cost. The tests register people by the thousand, each for 90 ms of processor
 * time. A hash still names the shop's own cost, and both hashing and verifying take this one in its place.
 */
const crypto = require('node:crypto');
const cheap = Symbol.for('shop.cheapPasswords');
if (!crypto.scrypt[cheap]) {
  const { scrypt } = crypto;
  crypto.scrypt = (password, salt, length, options, done) =>
    scrypt(password, salt, length, { ...options, N: Math.min(options.N, 1024) }, done);
  crypto.scrypt[cheap] = true;
}
