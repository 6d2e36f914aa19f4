/**
 * The texts of the API theme. Descriptions are HTML already (../../openapi/madeAhead.ts); what the theme
 * says itself knows no more Markdown than this:
 *
 *   **Possible values:** `>= 1`   → <p><strong>Possible values:</strong> <code>&gt;= 1</code></p>
 *   | Value | Description |…      → <table>…
 */
export function toHtml(text: string): string {
  const trimmed = text.trim();
  if (trimmed.startsWith('<')) return trimmed;
  return trimmed.startsWith('|') ? table(trimmed) : `<p>${inline(trimmed)}</p>`;
}

function inline(text: string): string {
  return escape(text)
    .split(/(`[^`]*`)/)
    .map((part) =>
      part.startsWith('`')
        ? `<code>${part.slice(1, -1)}</code>`
        : part.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>'),
    )
    .join('');
}

/** Values and what is said of them, which is HTML. */
function table(text: string): string {
  const [head, , ...rows] = text.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, 3)
      .map((cell) => cell.trim()),
  );
  const headings = head!.map((cell) => `<th>${escape(cell)}</th>`).join('');
  const body = rows.map(([value, meaning]) => `<tr><td>${escape(value!)}</td><td>${meaning}</td></tr>`).join('');
  return `<table><thead><tr>${headings}</tr></thead><tbody>${body}</tbody></table>`;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
