import { type SubmitEvent, useRef, useState } from 'react'
import type { Api } from '#contract/contract.ts'
import { ApiError, apiSend, useShop } from '#storefront/rendering/browser/api.ts'
import { votePath } from '#storefront/reviews/form-paths.ts'
import styles from './helpful-vote.module.css'

type Answer = Awaited<ReturnType<Api['reviews']['vote']>>
type Props = { id: number; nome: string; votosUteis: number }

/** Votes that a review was helpful, or withdraws the vote. Without JavaScript a page does it and leads back here. */
export function HelpfulVote({ id, nome, votosUteis }: Props) {
  const appToken = useShop()?.appToken ?? ''
  const running = useRef(false)
  const [vote, setVote] = useState({ util: false, votosUteis })
  const [refused, setRefused] = useState('')

  async function send(event: SubmitEvent) {
    event.preventDefault()
    if (running.current) return
    running.current = true
    try {
      const path = `/v2/front/evaluations/product/${id}/vote`
      setVote(await apiSend<Answer>('POST', path, { appToken, body: { util: !vote.util } }))
      setRefused('')
    } catch (error) {
      const reason = error instanceof ApiError ? error.mensagens[0]?.mensagem : undefined
      setRefused(reason ?? 'O voto não chegou. Tente de novo daqui a pouco.')
    } finally {
      running.current = false
    }
  }

  return (
    <form method="post" action={votePath(id)} className={styles['vote']} onSubmit={send}>
      <button
        type="submit"
        className={styles['button']}
        aria-pressed={vote.util}
        aria-label={`Achei útil a avaliação de ${nome}`}
      >
        Achei útil
      </button>
      <span className={styles['count']} role="status">
        {refused || countText(vote.votosUteis)}
      </span>
    </form>
  )
}

function countText(votosUteis: number): string {
  if (votosUteis === 0) return ''

  return `${votosUteis} ${votosUteis === 1 ? 'pessoa achou' : 'pessoas acharam'} útil`
}
