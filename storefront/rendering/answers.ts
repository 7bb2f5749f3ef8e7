import { redirect } from 'react-router'

/** What the error page knows of a refusal if its page depends on several calls: the call, below `/v2/front/`. */
export type RefusedCall = { mensagem: string; endpoint: string }

/**
 * Waits for the platform's answer to a page. An old address is redirected to the new one (301); other refusals go to
 * the error page with their own status and, if `endpoint` is given, with the name of the call.
 */
export async function pageAnswer<T>(answer: Promise<T>, endpoint?: string): Promise<T> {
  try {
    return await answer
  } catch (error) {
    const refusal = asRefusal(error)
    if (!refusal) throw error
    if (refusal.code === 'EnderecoMudou' && refusal.data?.url) throw redirect(refusal.data.url, 301)

    const init = { status: refusal.status, statusText: refusal.message }
    if (!endpoint) throw new Response(refusal.message, init)
    throw Response.json({ mensagem: refusal.message, endpoint } satisfies RefusedCall, init)
  }
}

/** The message to show when the platform refuses a form. Throws errors that the visitor cannot correct. */
export function refusalSentence(error: unknown): string {
  const refusal = asRefusal(error)
  if (!refusal || (refusal.status >= 500 && !refusal.defined)) throw error

  return refusal.status === 400 ? 'Não entendemos este pedido. Confira o que foi enviado.' : refusal.message
}

/** `defined` is true for errors of the contract, false for failures. */
type Refusal = { code: string; status: number; message: string; defined: boolean; data?: { url?: string } }

function asRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('status' in error)) return undefined
  const { code, status, message } = error
  if (typeof code !== 'string' || typeof status !== 'number') return undefined
  const defined = 'defined' in error && error.defined === true
  const data = 'data' in error && isAddress(error.data) ? error.data : undefined

  return { code, status, message, defined, ...(data && { data }) }
}

function isAddress(data: unknown): data is { url: string } {
  return typeof data === 'object' && data !== null && 'url' in data && typeof data.url === 'string'
}
