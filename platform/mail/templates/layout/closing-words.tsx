import { Note, Paragraphs } from './components.tsx'
import { useOwnWords } from './own-words.ts'

/** What the store says at the end of its mails in its own words, and what it wants to be noted. */
export function ClosingWords() {
  const { encerramento, aviso } = useOwnWords()

  return (
    <>
      {encerramento !== '' && (
        <div style={{ margin: '24px 0 0' }}>
          <Paragraphs text={encerramento} />
        </div>
      )}
      {aviso !== '' && <Note>{aviso}</Note>}
    </>
  )
}
