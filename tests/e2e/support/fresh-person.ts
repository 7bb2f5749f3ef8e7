import { randomBytes, randomInt } from 'node:crypto'
import { readCpf } from '#domain/documents/cpf.ts'

/** The eleven digits of a CPF that most likely nobody in this shop has. */
export function freshCpf(): string {
  const base = String(randomInt(100_000_000, 999_999_999))
  for (let check = 0; check < 100; check++) {
    const cpf = base + String(check).padStart(2, '0')
    if (readCpf(cpf)) return cpf
  }
  return freshCpf()
}

/** An e-mail address that nobody in this shop has. */
export function freshEmail(): string {
  return `${randomBytes(8).toString('hex')}@exemplo.com.br`
}
