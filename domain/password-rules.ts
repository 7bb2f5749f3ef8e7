import { isCommonPassword } from './password-common.ts'

/** Why a password isn't taken. */
export type PasswordProblem = 'curta' | 'longa' | 'comum' | 'pessoal'

/** What of a person makes a password easy to guess. */
export type PasswordOwner = { nomeRazao: string; email: string }

/**
 * What is wrong with a new password, or null. Any characters in any mixture are good, spaces too, as NIST SP 800-63B-3 asks
 * (5.1.1.2): only length counts, and that nobody else would try it first. Checked when a password is chosen, not at login.
 */
export function passwordProblem(senha: string, owner: PasswordOwner): PasswordProblem | null {
  const length = [...senha].length
  if (length < SHORTEST) return 'curta'
  if (length > LONGEST) return 'longa'
  if (isCommonPassword(senha)) return 'comum'

  return isAbout(owner, senha) ? 'pessoal' : null
}

/** What who chooses a password reads of it. */
export const PASSWORD_PROBLEMS: Readonly<Record<PasswordProblem, string>> = {
  curta: 'Use pelo menos 8 caracteres. Uma frase curta é fácil de lembrar.',
  longa: 'Use no máximo 128 caracteres.',
  comum: 'Muita gente usa esta senha, e ela é fácil de adivinhar. Escolha outra.',
  pessoal: 'Seu nome ou e-mail é fácil de adivinhar. Escolha outra senha.',
}

const SHORTEST = 8
/** Enough for any sentence, and little work for the hash. */
const LONGEST = 128

/** The address itself, or what stands before its @, or the name in one piece; digits and signs after it hide little. */
function isAbout({ nomeRazao, email }: PasswordOwner, senha: string): boolean {
  const [account = ''] = email.split('@')
  const told = [email, account, nomeRazao].map(bare).filter((word) => word !== '')

  return told.includes(bare(senha))
}

function bare(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9@]/g, '')
    .replace(/\d+$/, '')
}
