import { Alert, List } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { problemName } from './problem-name.ts'
import type { DraftSku } from './product-draft.ts'

/**
 * Lists the errors of the form in one place, since the fields may be far down the page. Announced to screen readers.
 */
export function ProblemList({ problems, skus }: { problems: Record<string, string>; skus: DraftSku[] }) {
  const list = useRef<HTMLDivElement>(null)
  const entries = Object.entries(problems)
  const count = entries.length
  useEffect(() => {
    if (count > 0) list.current?.scrollIntoView({ block: 'center' })
  }, [count])
  if (count === 0) return null

  return (
    <Alert ref={list} role="alert" color="red" title="Falta pouco para salvar">
      <List size="sm">
        {entries.map(([field, sentence]) => (
          <List.Item key={field}>
            {problemName(field, skus)}
            {sentence}
          </List.Item>
        ))}
      </List>
    </Alert>
  )
}
