interface Doc {
  id: string;
  path: string;
  sidebar?: string;
}

/** The docs of one address after the other, and the sidebar of all of them. */
type Run = [ids: string, sidebar?: string];

/** Gives a version the list of its docs that globalData.cjs has packed. */
export default function unpackDocs(version: {path: string; docs: (Doc | Run)[]}): void {
  version.docs = version.docs.flatMap((packed) => {
    if (!Array.isArray(packed)) return packed;
    const [ids, sidebar] = packed;
    return ids.split(' ').map((id) => ({id, path: `${version.path}/${id}`, ...(sidebar && {sidebar})}));
  });
}
