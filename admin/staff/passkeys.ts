import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { api } from '../shell/api.ts'
import { errorOfBody } from '../shell/failure.ts'

/** Whether this browser knows passkeys. */
export function knowsPasskeys(): boolean {
  return 'PublicKeyCredential' in window
}

/** Lets in who shows a passkey of this store. */
export async function enterByPasskey(): Promise<StaffEntry> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const asked = await api.staff.passkeyOptions()
  // The platform hands on what its library makes, as this one reads it.
  const optionsJSON = asked as unknown as PublicKeyCredentialRequestOptionsJSON
  const answer = await startAuthentication({ optionsJSON }).catch(explain)

  return api.staff.passkeyLogin({ resposta: { ...answer } })
}

/** Makes a passkey on this device, or on one that is near, under a name of its own, for who knows the password. */
export async function makePasskey(nome: string, senha: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const asked = await api.staff.newPasskey({ senha })
  const optionsJSON = asked as unknown as PublicKeyCredentialCreationOptionsJSON
  const answer = await startRegistration({ optionsJSON }).catch(explain)
  await api.staff.savePasskey({ nome, resposta: { ...answer } })
}

/** A browser's own words are English, and say little on purpose. */
function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  const mensagem = SENTENCES[name] ?? 'O navegador não conseguiu usar a chave de acesso. Tente de novo.'
  throw errorOfBody({ code: 'ChaveDeAcessoRecusada', mensagens: [{ mensagem }] }, 422)
}

const SENTENCES: Record<string, string> = {
  NotAllowedError: 'A chave de acesso não foi confirmada. Tente de novo, ou entre com a senha.',
  InvalidStateError: 'Este aparelho já tem uma chave de acesso sua.',
  SecurityError: 'Chaves de acesso só funcionam no endereço seguro (https) da loja.',
}
