/** Headers that suit any Docusaurus site on any host; a file of the site can replace them (`rules`). */
export const standardRules = `# Sent with everything.
/*
  X-Content-Type-Options: nosniff
  X-Frame-Options: SAMEORIGIN
  Referrer-Policy: strict-origin-when-cross-origin

# The names of these files change with their content.
/assets/css/*
  Cache-Control: public, max-age=31536000, immutable
  ! Content-Security-Policy

/assets/js/*
  Cache-Control: public, max-age=31536000, immutable

/assets/cards/*
  Cache-Control: public, max-age=31536000, immutable

/*.md
  Content-Type: text/markdown; charset=utf-8

/*.txt
  Content-Type: text/plain; charset=utf-8
`;
