import styles from './email-suggestion.module.css'

/**
 * The suggested address with a button to accept it. Always rendered, even if empty, so that screen readers announce a
 * suggestion.
 */
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
