import { useId, useState } from 'react'
import styles from './picture-choice.module.css'

type Props = { quantas: number; megabytes: number; problem?: string | undefined }

/** A file field for pictures, with previews if JavaScript is available. */
export function PictureChoice({ quantas, megabytes, problem }: Props) {
  const id = useId()
  const [previews, setPreviews] = useState<string[]>([])

  async function show(files: FileList | null) {
    setPreviews(await Promise.all([...(files ?? [])].slice(0, quantas).map(dataUrl)))
  }

  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>Fotos (se quiser)</label>
      <input
        id={id}
        type="file"
        name="anexos"
        multiple
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem ? `${id}-dica ${id}-erro` : `${id}-dica`}
        onChange={({ currentTarget }) => void show(currentTarget.files)}
      />
      <p id={`${id}-dica`} className={styles['hint']}>
        Até {quantas} fotos de {megabytes} MB cada. Tiramos delas os dados de local e câmera.
      </p>
      {problem && (
        <p id={`${id}-erro`} className={styles['problem']}>
          {problem}
        </p>
      )}
      {previews.length > 0 && (
        <div className={styles['previews']}>
          {previews.map((url, i) => (
            <img key={url} src={url} alt={`Foto escolhida ${i + 1}`} />
          ))}
        </div>
      )}
    </div>
  )
}

/**
 * Previews are data URLs, since the CSP allows no other picture addresses besides the shop's own. Empty if the file
 * cannot be read.
 */
function dataUrl(file: File): Promise<string> {
  return new Promise((done) => {
    const reader = new FileReader()
    reader.onloadend = () => done(typeof reader.result === 'string' ? reader.result : '')
    reader.readAsDataURL(file)
  })
}
