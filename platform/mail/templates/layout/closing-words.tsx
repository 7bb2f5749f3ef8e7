import { Note, Paragraphs } from './components.tsx'
import { useOwnWords } from './own-words.ts'

/** The store's own closing and note. */
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
