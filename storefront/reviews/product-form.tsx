import type { ComponentProps, ReactNode } from 'react'
import { Form } from 'react-router'
import buttons from '../components/button.module.css'
import type { RefusedForm } from '../components/forms/form-answer.ts'
import { FormRefusal } from '../components/forms/form-refusal.tsx'
import { useFirstProblem } from '../components/forms/use-first-problem.ts'
import styles from './form-page.module.css'
import { SubjectHead } from './subject-head.tsx'
import { Thanks } from './thanks.tsx'
import { Honeypot } from './writer-fields.tsx'

type Props = {
  title: string
  produto: ComponentProps<typeof SubjectHead>['produto']
  /** The chosen variant of the product. */
  choice?: string
  /** The result of `sentAnswer`, after the form was sent. */
  answer: { sentence: string } | RefusedForm | undefined
  /** The heading after the form was sent. */
  thanks: string
  button: string
  note?: string
  /** Renders the fields, with typed values and errors after a refusal. */
  children: (refused: RefusedForm | undefined) => ReactNode
}

/** The page of a form about a product, or the thanks after it was sent. */
export function ProductForm({ title, produto, choice, answer, thanks, button, note, children }: Props) {
  const refused = answer && 'problems' in answer ? answer : undefined
  const form = useFirstProblem(refused)
  if (answer && 'sentence' in answer) {
    return (
      <Thanks title={thanks} sentence={answer.sentence}>
        <a href={produto.url} className={buttons['primary']}>
          Voltar ao produto
        </a>
      </Thanks>
    )
  }

  return (
    <div className={`wrap ${styles['page']}`}>
      <h1>{title}</h1>
      <SubjectHead produto={produto}>{choice}</SubjectHead>
      <Form ref={form} method="post" className={styles['form']} noValidate>
        <FormRefusal sentence={refused?.refusal} />
        {children(refused)}
        <Honeypot />
        <button type="submit" className={buttons['primary']}>
          {button}
        </button>
        {note && <p className={styles['note']}>{note}</p>}
      </Form>
    </div>
  )
}
