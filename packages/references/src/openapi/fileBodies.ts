type Change = [from: RegExp, to: string];

const text = /r?(["'])<file[ -]contents[ -]here>\1/;
const instead = (code: string): Change[] => [[text, code]];
const node = instead("require('fs').readFileSync('/path/to/file')");
const php = instead("file_get_contents('/path/to/file')");

/** By language and variant of the generator. */
const readers: Record<string, Change[]> = {
  'csharp RestSharp': instead('File.ReadAllBytes("/path/to/file")'),
  'dart dio': instead("File('/path/to/file').readAsBytesSync()"),
  'dart http': [[/\.body = r'<file contents here>'/, ".bodyBytes = File('/path/to/file').readAsBytesSync()"]],
  'go Native': [
    [/"strings"/, '"bytes"\n  "os"'],
    [
      /payload := strings\.NewReader\("<file contents here>"\)/,
      `file, err := os.ReadFile("/path/to/file")

  if err != nil {
    fmt.Println(err)
    return
  }
  payload := bytes.NewReader(file)`,
    ],
  ],
  'java OkHttp': instead('new File("/path/to/file")'),
  'java Unirest': instead('Files.readAllBytes(Paths.get("/path/to/file"))'),
  // A browser reads what the reader of a page chooses, as in forms of the generator.
  'javascript Fetch': instead('fileInput.files[0]'),
  'javascript XHR': instead('fileInput.files[0]'),
  'nodejs Axios': node,
  'nodejs Native': node,
  'nodejs Request': node,
  'nodejs Unirest': node,
  'php cURL': php,
  'php Guzzle': php,
  'php HTTP_Request2': php,
  'php pecl_http': php,
  'powershell RestMethod': instead("[System.IO.File]::ReadAllBytes('/path/to/file')"),
  'python http.client': instead('open("/path/to/file", "rb").read()'),
  'python Requests': instead('open("/path/to/file", "rb")'),
  'r httr': instead("'/path/to/file'"),
  'ruby Net::HTTP': instead('File.binread("/path/to/file")'),
  'swift URLSession': [
    [
      /let parameters = "<file contents here>"\nlet postData = .*/,
      'let postData = try! Data(contentsOf: URL(fileURLWithPath: "/path/to/file"))',
    ],
  ],
};

/** Reads the file that is the body: most generators send a text of their own. In other languages, it is named. */
export function withFile(code: string, language: string, variant: string): string {
  const changes = readers[`${language} ${variant}`] ?? [];
  return changes
    .reduce((changed, [from, to]) => changed.replace(from, () => to), code)
    .replace(/<file[ -]contents[ -]here>/, '<contents of /path/to/file>');
}
