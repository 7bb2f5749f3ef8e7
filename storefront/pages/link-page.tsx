import type { ReactNode } from 'react'
import { data } from 'react-router'
import buttons from '../components/button.module.css'
import { refusalSentence } from '../rendering/answers.ts'
import styles from './message-page.module.css'

/** The result of pressing the button; undefined before. */
export type LinkAnswer = { done: boolean; sentence: string }

/** Runs the action of a mail's link. A refusal is answered with status 410. */
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
  /** What to do if the link has expired. */
  help: ReactNode
  answer: LinkAnswer | undefined
}

/**
 * The page that a mail's link opens. Only the button acts, since mail scanners open links too. A plain form, which
 * sends the key in the address with and without JavaScript.
 */
export function LinkPage({ button, answer, ...words }: Props) {
  const { heading, text } = textsFor(answer, words)

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
        <a href="/" className={buttons[answer ? 'primary' : 'secondary']}>
          Ir para a página inicial
        </a>
      </div>
    </div>
  )
}

function textsFor(
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
