import { type FieldPicture, PictureField } from './picture-field.tsx'

type OnePictureProps = {
  descricao?: string
  valor: FieldPicture | null
  mudar: (picture: FieldPicture | null) => void
  /** What a new picture is told to show until somebody says it better. */
  alt: string
}

/** The one picture that stands for something. */
export function OnePicture({ valor, mudar, ...props }: OnePictureProps) {
  const shown = valor ? [valor] : []

  return (
    <PictureField
      rotulo="Imagem"
      valor={shown}
      mudar={(next) => mudar(next(shown)[0] ?? null)}
      ate={1}
      {...props}
    />
  )
}
