import { randomBytes } from 'node:crypto'

/** An e-mail address that nobody in this shop has. */
export function freshEmail(): string {
  return `${randomBytes(8).toString('hex')}@exemplo.com.br`
}
