import sanitize from 'sanitize-html'
import type { Message } from '#contract/message.ts'
import { type CartNotice, noticeSentence } from '#domain/cart/cart-notice.ts'

/** Notices as the cart tells them, each once, with products' names marked up. */
export function messagesOf(notices: readonly CartNotice[]): Message[] {
  return [...new Map(notices.map(messageOf).map((message) => [message.mensagem, message])).values()]
}

/** A merchant's sentence as a cart may print it: emphasis, breaks and links; nothing that loads, runs or styles. */
export function sanitizeMessage(html: string): string {
  return sanitize(html, {
    allowedTags: ['strong', 'em', 'b', 'i', 'br', 'a', 'span'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  }).trim()
}

function messageOf(notice: CartNotice): Message {
  const safe = notice.tipo === 'cupom' ? { ...notice, motivo: escapeHtml(notice.motivo) } : notice

  return {
    tipo: notice.tipo === 'reunido' ? 'sucesso' : 'aviso',
    mensagem: noticeSentence(safe, (nome) => `<strong>${escapeHtml(nome)}</strong>`),
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
