import InterfaceBuilder

struct CompletionScript {
  enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
  }

  let commands: [CommandSpecification]

  func text(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  private func values(of option: OptionSpecification) -> [String]? {
    option.choices ?? (option.name == "device" ? Device.all.map(\.id) : nil)
  }

  private func options(of command: CommandSpecification) -> [OptionSpecification] {
    command.options + [.help]
  }

  private func words(of option: OptionSpecification) -> [String] {
    (option.letter.map { ["-\($0)"] } ?? []) + ["--\(option.name)"]
  }

  // MARK: bash

  private var bash: String {
    let names = commands.map(\.name).joined(separator: " ")
    let cases = commands.map { command in
      let valued = options(of: command).filter { $0.placeholder != nil && !$0.isValueOptional }
      let arms = valued.map { option in
        let pattern = words(of: option).joined(separator: "|")
        let reply =
          values(of: option).map { "compgen -W '\($0.joined(separator: " "))' -- \"$word\"" }
          ?? "compgen -f -- \"$word\""
        return "        \(pattern)) COMPREPLY=($(\(reply))); return ;;"
      }
      let all = options(of: command).flatMap(words).joined(separator: " ")
      return """
            \(command.name))
              case $before in
        \(arms.joined(separator: "\n"))
              esac
              options='\(all)' ;;
        """
    }
    return """
      # Completes calls of autolayout in bash.
      _autolayout() {
        local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} options=
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(names) --help --version' -- "$word"))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(cases.joined(separator: "\n"))
        esac
        case $word in
          -*) COMPREPLY=($(compgen -W "$options" -- "$word")) ;;
          *) COMPREPLY=($(compgen -f -- "$word")) ;;
        esac
      }
      complete -o filenames -F _autolayout autolayout
      """
  }

  // MARK: zsh

  private var zsh: String {
    let names = commands.map { "    '\($0.name):\(quoted($0.summary))'" }
    let cases = commands.map { command in
      let lines = options(of: command).map { option -> String in
        let names = words(of: option)
        let value =
          option.placeholder.map { placeholder in
            let values = values(of: option).map { "(\($0.joined(separator: " ")))" } ?? "_files"
            return ":\(placeholder):\(values)"
          } ?? ""
        let text = bracketed(option.summary)
        guard names.count == 2 else { return "        '\(names[0])[\(text)]\(value)'" }
        return
          "        '(\(names.joined(separator: " ")))'{\(names.joined(separator: ","))}'[\(text)]\(value)'"
      }
      return """
            \(command.name))
              _arguments \\
        \(lines.joined(separator: " \\\n")) \\
                '*:file:_files' ;;
        """
    }
    return """
      #compdef autolayout
      # Completes calls of autolayout in zsh.
      _autolayout() {
        local -a commands
        commands=(
      \(names.joined(separator: "\n"))
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      if [ "$funcstack[1]" = "_autolayout" ]; then
        _autolayout "$@"
      else
        compdef _autolayout autolayout
      fi
      """
  }

  private func quoted(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
  }

  private func bracketed(_ text: String) -> String {
    quoted(text).map { "[]:".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  // MARK: fish

  private var fish: String {
    let names = commands.map(\.name).joined(separator: " ")
    var lines = [
      "# Completes calls of autolayout in fish.",
      "set -l commands \(names)",
    ]
    lines += commands.map { command in
      "complete -c autolayout -f -n \"not __fish_seen_subcommand_from $commands\" "
        + "-a \(command.name) -d '\(escaped(command.summary))'"
    }
    for command in commands {
      for option in options(of: command) {
        var line = "complete -c autolayout -n '__fish_seen_subcommand_from \(command.name)'"
        if let letter = option.letter { line += " -s \(letter)" }
        line += " -l \(option.name)"
        if option.placeholder != nil, !option.isValueOptional { line += " -r" }
        if let values = values(of: option) { line += " -f -a '\(values.joined(separator: " "))'" }
        lines.append(line + " -d '\(escaped(option.summary))'")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func escaped(_ text: String) -> String {
    text.map { "'\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}
