import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { StaffEntry } from '#contract/panel/staff.ts'
import { api } from '../shell/api.ts'
import { errorOfBody } from '../shell/failure.ts'

/** Whether this browser supports passkeys. */
export function supportsPasskeys(): boolean {
  return 'PublicKeyCredential' in window
}

/** Logs in with a passkey. */
export async function loginByPasskey(): Promise<StaffEntry> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const options = await api.staff.passkeyOptions()
  // The API returns the options of its library, which has the same types as the browser's.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const answer = await startAuthentication({ optionsJSON }).catch(explain)

  return api.staff.passkeyLogin({ resposta: { ...answer } })
}

/** Creates a named passkey, on this device or a nearby one; requires the password. */
export async function createPasskey(nome: string, senha: string): Promise<void> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const options = await api.staff.newPasskey({ senha })
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const answer = await startRegistration({ optionsJSON }).catch(explain)
  await api.staff.savePasskey({ nome, resposta: { ...answer } })
}

/** Replaces the browser's error, which is in English and deliberately vague. */
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
