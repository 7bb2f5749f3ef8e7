import { isCommonPassword } from './password-common.ts'

/**
 * What is wrong with a new password, as who chooses it reads it, or null. Any characters in any mixture are good, spaces too,
 * as NIST SP 800-63B-3 asks (5.1.1.2): only length counts, and that nobody would try it first. `own` is what others may know
 * of the person: name, e-mail, document. For the choice of a password, not for the login.
 */
export function passwordProblem(senha: string, own: readonly string[]): string | null {
  const length = [...senha].length
  if (length < SHORTEST) return `Use pelo menos ${SHORTEST} caracteres.`
  if (length > LONGEST) return `Use no máximo ${LONGEST} caracteres.`
  if (isCommonPassword(senha)) return 'Muita gente usa esta senha, e ela é fácil de adivinhar. Escolha outra.'

  return isAmong(own, senha) ? 'A senha não pode ser igual a outro dado seu.' : null
}

const SHORTEST = 8
/** Enough for any sentence, and little work for the hash. */
const LONGEST = 128

/** In any spelling; an e-mail also without what follows its @, and with digits behind, which hide little. */
function isAmong(own: readonly string[], senha: string): boolean {
  const known = own.flatMap((text) => [bare(text), bare(text.replace(/@.*/, ''))])
  const [whole, stem] = [bare(senha), bare(senha).replace(/\d+$/, '')]

  return [whole, stem].some((word) => word !== '' && known.includes(word))
}

function bare(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}
