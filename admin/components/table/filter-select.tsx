import { NativeSelect } from '@mantine/core'
import { useQuery } from './search-params.ts'

type FilterSelectProps = {
  label: string
  /** Its name in the address. */
  name: string
  /** Shown while nothing is selected. */
  allLabel: string
  options: { value: string; label: string }[]
}

/** Filters the list of this page by a query parameter of the address. */
export function FilterSelect({ label, name, allLabel, options }: FilterSelectProps) {
  const { params, change } = useQuery()

  return (
    <NativeSelect
      aria-label={label}
      value={params.get(name) ?? ''}
      data={[{ value: '', label: allLabel }, ...options]}
      onChange={(event) => change({ [name]: event.currentTarget.value })}
    />
  )
}
