import { useEffect, useId, useState } from 'react'
import styles from './picture-choice.module.css'

type Props = { quantas: number; megabytes: number; problem?: string | undefined }

/** Pictures to send along; where there is JavaScript, they are shown before. */
export function PictureChoice({ quantas, megabytes, problem }: Props) {
  const id = useId()
  const [previews, setPreviews] = useState<string[]>([])
  useEffect(() => () => previews.forEach((url) => void URL.revokeObjectURL(url)), [previews])

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
        onChange={({ currentTarget: { files } }) =>
          setPreviews([...(files ?? [])].slice(0, quantas).map((file) => URL.createObjectURL(file)))
        }
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
