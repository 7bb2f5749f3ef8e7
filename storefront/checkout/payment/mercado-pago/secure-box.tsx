import type { ReactNode } from 'react'
import styles from './mercado-pago-form.module.css'
import type { FieldType } from './mercado-pago-sdk.ts'
import { FIELDS } from './use-secure-fields.ts'

type SecureBoxProps = {
  type: FieldType
  containers: Readonly<Partial<Record<FieldType, string>>>
  focused: FieldType | null
  wrong: FieldType[]
  onLabel: (type: FieldType) => void
  children?: ReactNode
}

/** The place of a secure field. Its input is in a frame and has its own label, so this one is for the eyes. */
export function SecureBox({ type, containers, focused, wrong, onLabel, children }: SecureBoxProps) {
  const { label, problem } = FIELDS[type]
  const isWrong = wrong.includes(type)

  return (
    <div className={styles['field']}>
      <span className={styles['label']} aria-hidden="true" onClick={() => onLabel(type)}>
        {label}
      </span>
      <div
        className={styles['box']}
        data-focused={focused === type || undefined}
        data-wrong={isWrong || undefined}
      >
        <div id={containers[type]} className={styles['frame']} />
        {children}
      </div>
      <p className={styles['problem']} role="status">
        {isWrong && problem}
      </p>
    </div>
  )
}
