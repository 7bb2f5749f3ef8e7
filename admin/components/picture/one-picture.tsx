import { type FieldPicture, PictureField } from './picture-field.tsx'

type OnePictureProps = {
  description?: string
  value: FieldPicture | null
  onChange: (picture: FieldPicture | null) => void
  /** Initial alt text of a new picture. */
  alt: string
}

/** A field for a single picture. */
export function OnePicture({ value, onChange, ...props }: OnePictureProps) {
  const shown = value ? [value] : []

  return (
    <PictureField
      label="Imagem"
      value={shown}
      onChange={(next) => onChange(next(shown)[0] ?? null)}
      max={1}
      {...props}
    />
  )
}
