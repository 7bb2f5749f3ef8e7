import { isCommonPassword } from './password-common.ts'

/**
 * Returns what is wrong with a new password, as a sentence for the user, or null. All characters are allowed, spaces
 * too, in any mixture (NIST SP 800-63B-3, 5.1.1.2): only the length counts, and that the password is not easy to guess.
 * `own` is what others may know of the person: name, e-mail, document. For new passwords only, not for login.
 */
export function passwordProblem(senha: string, own: readonly string[]): string | null {
  const length = [...senha].length
  if (length < MIN_LENGTH) return `Use pelo menos ${MIN_LENGTH} caracteres.`
  if (length > MAX_LENGTH) return `Use no máximo ${MAX_LENGTH} caracteres.`
  if (isCommonPassword(senha)) return 'Muita gente usa esta senha, e ela é fácil de adivinhar. Escolha outra.'

  return isAmong(own, senha) ? 'A senha não pode ser igual a outro dado seu.' : null
}

const MIN_LENGTH = 8
/** Long enough for a sentence, short enough to hash quickly. */
const MAX_LENGTH = 128

/**
 * Compares in any spelling. Also matches the part of an e-mail before the @, and a word followed by digits, which are
 * as easy to guess.
 */
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
