import { expect, test } from 'vitest'
import { verifySignature } from './verify-signature.ts'

// The examples of Amazon's documentation of Signature Version 4 for S3, with the signatures that stand there.
const KEYS = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const NOW = new Date('2013-05-24T00:05:00Z')
const NOTHING = new Uint8Array()
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const SCOPE = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request'

const RANGE = signed('host;range;x-amz-content-sha256;x-amz-date', {
  address: 'https://examplebucket.s3.amazonaws.com/test.txt',
  headers: { range: 'bytes=0-9' },
  signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
})
const LIST = signed('host;x-amz-content-sha256;x-amz-date', {
  address: 'https://examplebucket.s3.amazonaws.com/?max-keys=2&prefix=J',
  signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
})
const PRESIGNED =
  'https://examplebucket.s3.amazonaws.com/test.txt?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404'

test.each([
  ['a header', RANGE],
  ['a header with parameters', LIST],
  ['the address', requestOf(PRESIGNED)],
])("accepts Amazon's example of a signature in %s", (_, request) => {
  expect(verifySignature(request, NOTHING, KEYS, NOW)).toBeNull()
})

test.each([
  ['another path', requestOf(PRESIGNED.replace('test.txt', 'outro.txt')), 'SignatureDoesNotMatch'],
  ['another key', requestOf(PRESIGNED.replace('AKIAIOSFODNN7EXAMPLE', 'OUTRA')), 'InvalidAccessKeyId'],
  ['a longer life', requestOf(PRESIGNED.replace('86400', '604800')), 'SignatureDoesNotMatch'],
  ['no signature', requestOf('https://examplebucket.s3.amazonaws.com/test.txt'), 'AccessDenied'],
])('refuses %s', (_, request, code) => {
  expect(verifySignature(request, NOTHING, KEYS, NOW)).toBe(code)
})

test('refuses another secret, other bytes, and a signature that is too old', () => {
  expect(verifySignature(RANGE, NOTHING, { ...KEYS, secretAccessKey: 'outra' }, NOW)).toBe(
    'SignatureDoesNotMatch',
  )
  expect(verifySignature(RANGE, Buffer.from('x'), KEYS, NOW)).toBe('XAmzContentSHA256Mismatch')
  expect(verifySignature(RANGE, NOTHING, KEYS, new Date('2013-05-24T00:16:00Z'))).toBe('RequestTimeTooSkewed')
  expect(verifySignature(requestOf(PRESIGNED), NOTHING, KEYS, new Date('2013-05-25T00:01:00Z'))).toBe(
    'AccessDenied',
  )
})

type Signed = { address: string; headers?: Record<string, string>; signature: string }

function signed(names: string, { address, headers, signature }: Signed): Request {
  return requestOf(address, {
    ...headers,
    'x-amz-content-sha256': EMPTY,
    'x-amz-date': '20130524T000000Z',
    authorization: `AWS4-HMAC-SHA256 Credential=${SCOPE},SignedHeaders=${names},Signature=${signature}`,
  })
}

function requestOf(address: string, headers: Record<string, string> = {}): Request {
  return new Request(address, { headers: { host: 'examplebucket.s3.amazonaws.com', ...headers } })
}
