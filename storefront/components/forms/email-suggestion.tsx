import styles from './email-suggestion.module.css'

/** The question whether another address was meant, and the way to take it. Empty while there is none, to be heard when it comes. */
export function EmailSuggestion({
  suggestion,
  onAccept,
}: {
  suggestion: string | null
  onAccept: () => void
}) {
  return (
    <p role="status" className={styles['suggestion']}>
      {suggestion !== null && (
        <>
          Você quis dizer{' '}
          <button type="button" onClick={onAccept}>
            {suggestion}
          </button>
          ?
        </>
      )}
    </p>
  )
}
