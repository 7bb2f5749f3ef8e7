import { ProviderRefusal } from '../../port.ts'
import { KeysRefused, type PagarmeCalls } from './calls.ts'

type CheckInput = { calls: PagarmeCalls; secretKey: string; publicKey: string }

/** Lists one order, which changes nothing. Pagar.me does not tell whose account it is. */
export async function checkKeys({
  calls,
  secretKey,
  publicKey,
}: CheckInput): Promise<{ titular: string | null }> {
  if (isTestKey(secretKey) !== isTestKey(publicKey))
    throw new ProviderRefusal(
      'Uma das chaves é do ambiente de teste, e a outra, de produção. Copie as duas do mesmo ambiente do Pagar.me.',
    )
  try {
    await calls.orders()
  } catch (error) {
    if (error instanceof KeysRefused) throw new ProviderRefusal(SENTENCES[error.reason], { cause: error })
    throw error
  }

  return { titular: null }
}

/** Pagar.me has one address for both environments: the key tells which. */
export function isTestKey(key: string): boolean {
  return /^[sp]k_test_/.test(key)
}

const SENTENCES = {
  401: 'O Pagar.me não aceitou a chave secreta. Copie-a de novo em Configurações › Chaves, no painel do Pagar.me.',
  403: 'O Pagar.me bloqueou este servidor. Inclua o endereço IP dele na lista de IPs permitidos do painel do Pagar.me.',
} as const
