import sanitize from 'sanitize-html'
import type { Message } from '#contract/message.ts'
import { type CartNotification, notificationSentence } from '#domain/cart/cart-notification.ts'

/** The cart's messages for its notifications, without duplicates, with product names marked up. */
export function messagesOf(notifications: readonly CartNotification[]): Message[] {
  return [...new Map(notifications.map(messageOf).map((message) => [message.mensagem, message])).values()]
}

/** Sanitizes a merchant's sentence for the cart: emphasis, breaks and links only. */
export function sanitizeMessage(html: string): string {
  return sanitize(html, {
    allowedTags: ['strong', 'em', 'b', 'i', 'br', 'a', 'span'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
  }).trim()
}

function messageOf(notification: CartNotification): Message {
  const safe = escaped(notification)

  return {
    tipo: notification.tipo === 'reunido' ? 'sucesso' : 'aviso',
    mensagem: notificationSentence(safe, (nome) => `<strong>${escapeHtml(nome)}</strong>`),
  }
}

/** What the sentence contains besides the product's name, without markup. */
function escaped(notification: CartNotification): CartNotification {
  if (notification.tipo === 'cupom') return { ...notification, motivo: escapeHtml(notification.motivo) }
  if (notification.tipo === 'outroTamanho')
    return {
      ...notification,
      aluno: escapeHtml(notification.aluno),
      tamanho: escapeHtml(notification.tamanho),
    }
  if ('aluno' in notification) return { ...notification, aluno: escapeHtml(notification.aluno) }
  if ('servico' in notification) return { ...notification, servico: escapeHtml(notification.servico) }

  return notification
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
