import { useId } from 'react'
import styles from './recommend-choice.module.css'

type Props = { value: string | number | undefined; problem?: string | undefined }

const ANSWERS = [
  { value: 'sim', label: 'Sim, recomendo' },
  { value: 'nao', label: 'Não recomendo' },
]

/** Whether the buyer recommends the product. */
export function RecommendChoice({ value, problem }: Props) {
  const id = useId()

  return (
    <fieldset className={styles['choice']} aria-describedby={problem && id}>
      <legend>Você recomenda este produto?</legend>
      <div className={styles['answers']}>
        {ANSWERS.map((answer) => (
          <label key={answer.value}>
            <input
              type="radio"
              name="recomenda"
              value={answer.value}
              defaultChecked={value === answer.value}
              aria-invalid={problem === undefined ? undefined : true}
            />
            {answer.label}
          </label>
        ))}
      </div>
      {problem && (
        <p id={id} className={styles['problem']}>
          {problem}
        </p>
      )}
    </fieldset>
  )
}
