import { expect, it } from 'vitest';
import { isPublicAddress, refusedHost } from '../../../reference-impl/kernel/public-address.ts';

it.each([
  ['1.1.1.1', true],
  ['93.184.216.34', true],
  ['172.32.0.1', true],
  ['2606:4700:4700::1111', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.100.100.200', false],
  ['127.0.0.1', false],
  ['127.255.255.255', false],
  ['168.63.129.16', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:1.1.1.1', false],
  ['64:ff9b::7f00:1', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['ff02::1', false],
  ['2001:db8::1', false],
  ['2002:7f00:1::', false],
  ['nonsense', false],
])('%s is of the public internet: %s', (address, expected) =>
  expect(isPublicAddress(address)).toBe(expected),
);

it.each([
  ['http://127.0.0.1:80/', true],
  ['http://2130706433/', true],
  ['http://0x7f.1/', true],
  ['http://0177.0.0.1/', true],
  ['http://127.1/', true],
  ['http://0/', true],
  ['http://[::1]:8080/', true],
  ['http://[::ffff:7f00:1]/', true],
  ['http://[::ffff:169.254.169.254]/', true],
  ['http://1.1.1.1/', false],
  ['http://receiver.example/', false],
])('the address in %s is refused: %s', (url, expected) =>
  expect(refusedHost(url) !== undefined).toBe(expected),
);
