import { Box, Text } from '@mantine/core'
import classes from './search-result.module.css'

/** A page as a search engine may show it: address, title and description. */
export function SearchResult({
  address,
  title,
  description,
}: {
  address: string
  title: string
  description: string
}) {
  return (
    <Box
      className={classes['result']}
      role="img"
      aria-label={`Como aparece no Google: ${title}. ${description}`}
    >
      <Text size="xs" c="gray.6" truncate>
        {address}
      </Text>
      <Text className={classes['title']} lineClamp={1}>
        {title}
      </Text>
      <Text size="sm" lineClamp={2}>
        {description}
      </Text>
    </Box>
  )
}
