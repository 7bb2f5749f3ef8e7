import type { ReactNode } from 'react'
import { data } from 'react-router'
import buttons from '../components/button.module.css'
import { ShopLink } from '../components/shop-link.tsx'
import { refusalSentence } from '../rendering/answers.ts'
import styles from './message-page.module.css'

/** What came of pressing the button; nothing as long as nobody has. */
export type LinkAnswer = { done: boolean; sentence: string }

/** Does what a mail's link was sent for. A refusal is told with the status 410 that it has. */
export async function answerLink(work: Promise<{ mensagens: { mensagem: string }[] }>) {
  try {
    const { mensagens } = await work
    const answer: LinkAnswer = { done: true, sentence: mensagens[0]?.mensagem ?? '' }
    return data(answer)
  } catch (error) {
    const answer: LinkAnswer = { done: false, sentence: refusalSentence(error) }
    return data(answer, { status: 410 })
  }
}

type Props = {
  title: string
  text: string
  button: string
  doneTitle: string
  /** What to do when the link has had its day. */
  help: ReactNode
  answer: LinkAnswer | undefined
}

/**
 * The page that a link of a mail opens. Programs that look into mails open links too: nothing happens before the button is
 * pressed. A plain form, which sends the address' key along, with and without JavaScript.
 */
export function LinkPage({ button, answer, ...words }: Props) {
  const { heading, text } = said(answer, words)

  return (
    <div className={`wrap ${styles['message']}`}>
      <h1>{heading}</h1>
      <p className={styles['text']}>{text}</p>
      <div className={styles['actions']}>
        {!answer && (
          <form method="post">
            <button type="submit" className={buttons['primary']}>
              {button}
            </button>
          </form>
        )}
        <ShopLink to="/" className={buttons[answer ? 'primary' : 'secondary']}>
          Ir para a página inicial
        </ShopLink>
      </div>
    </div>
  )
}

function said(
  answer: LinkAnswer | undefined,
  { title, text, doneTitle, help }: Omit<Props, 'button' | 'answer'>,
) {
  if (!answer) return { heading: title, text }

  return answer.done
    ? { heading: doneTitle, text: answer.sentence }
    : {
        heading: 'Não deu certo',
        text: (
          <>
            {answer.sentence} {help}
          </>
        ),
      }
}
